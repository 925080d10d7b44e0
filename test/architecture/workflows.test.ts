import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('../../', import.meta.url));
const workflows = readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) => {
    const text = readFileSync(path.join(root, 'docs', name), 'utf8');
    return [...text.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, block]) => [name, block!] as const);
  });

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly name?: string;
  readonly if?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Workflow {
  readonly name: string;
  readonly on: Readonly<Record<string, unknown>> | readonly string[];
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Record<string, unknown> & { readonly steps: readonly Step[] }>>;
}

/** What GitHub knows; anything else is an error there. */
const known = {
  workflow: ['name', 'on', 'permissions', 'jobs'],
  events: ['schedule', 'workflow_dispatch', 'pull_request', 'push'],
  job: ['runs-on', 'timeout-minutes', 'steps', 'permissions'],
  step: ['uses', 'run', 'name', 'if', 'with', 'id', 'env'],
  contexts: ['github', 'steps', 'env', 'runner'],
  inputs: {
    'actions/checkout': ['fetch-depth'],
    'actions/setup-node': ['node-version', 'cache'],
    'actions/cache': ['path', 'key', 'restore-keys'],
    'actions/upload-artifact': ['name', 'path', 'retention-days'],
    'github/codeql-action/upload-sarif': ['sarif_file'],
  } as Readonly<Record<string, readonly string[]>>,
};

describe('the workflows of the documentation', () => {
  it('are found', () => {
    expect(workflows.length).toBeGreaterThanOrEqual(2);
  });

  it.each(workflows)('are workflows of GitHub: %s', (_page, text) => {
    const workflow = parse(text, { strict: true, uniqueKeys: true }) as Workflow;
    expect(known.workflow).toEqual(expect.arrayContaining(Object.keys(workflow)));
    expect(known.events).toEqual(
      expect.arrayContaining(
        [workflow.on].flat().flatMap((events) => (typeof events === 'string' ? events : Object.keys(events))),
      ),
    );
    for (const { steps, ...job } of Object.values(workflow.jobs)) {
      expect(known.job).toEqual(expect.arrayContaining(Object.keys(job)));
      expect(job['runs-on']).toBe('ubuntu-latest');
      expect(job['timeout-minutes']).toBeGreaterThan(0);
      for (const step of steps) checkStep(step);
      // Nothing of the package can run before it is installed.
      const installs = steps.findIndex(({ run }) => run === 'npm ci');
      const runs = steps.findIndex(({ run }) => run?.includes('npx coppice') === true);
      expect(installs).toBeGreaterThan(steps.findIndex(({ uses }) => uses?.startsWith('actions/checkout@') === true));
      expect(runs).toBeGreaterThan(installs);
    }
    for (const [, expression] of text.matchAll(/\$\{\{\s*([\s\S]*?)\s*\}\}/g)) {
      expect(known.contexts).toContain(/^\w+/u.exec(expression!)?.[0]);
    }
  });
});

function checkStep(step: Step): void {
  expect(known.step).toEqual(expect.arrayContaining(Object.keys(step)));
  expect([step.uses, step.run].filter((part) => part !== undefined)).toHaveLength(1);
  if (step.uses !== undefined) {
    const [, action] = /^([\w-]+(?:\/[\w-]+)+)@v\d+$/u.exec(step.uses) ?? [];
    expect(known.inputs[action!], step.uses).toEqual(expect.arrayContaining(Object.keys(step.with ?? {})));
  }
  if (step.run !== undefined) {
    const script = step.run.replaceAll(/\$\{\{.*?\}\}/g, 'value');
    const { status, stderr } = spawnSync('bash', ['-n'], { input: script, encoding: 'utf8' });
    expect(status, stderr).toBe(0);
  }
}
