import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { binary, coppice, projectFolder } from './coppice.ts';

const commands = ['check', 'show', 'count', 'generate', 'parse', 'cover', 'convert', 'list'];

describe('help', () => {
  it('is printed by coppice alone', () => {
    const { status, stdout } = coppice([]);
    expect(status).toBe(0);
    expect(stdout).toContain('Usage: coppice COMMAND');
  });

  it('lists the commands of a group', () => {
    for (const args of [['grammar'], ['grammar', '--help'], ['--help']]) expect(coppice(args).status).toBe(0);
    for (const name of commands) expect(coppice(['grammar']).stdout).toContain(`\n  ${name}`);
  });

  it.each(commands)('describes %s with its options and an example', (name) => {
    const { status, stdout } = coppice(['grammar', name, '--help']);
    expect(status).toBe(0);
    expect(stdout).toContain(`Usage: coppice grammar ${name}`);
    expect(stdout).toContain('Options');
    expect(stdout).toContain(`  coppice grammar ${name}`);
  });
});

it('prints its version', () => {
  const manifest = JSON.parse(readFileSync(path.join(projectFolder, 'package.json'), 'utf8')) as { version: string };
  expect(coppice(['--version']).stdout).toBe(`${manifest.version}\n`);
});

describe('a wrong command line', () => {
  it.each([
    [['gramar'], 'unknown-command', 'coppice grammar'],
    [['grammar', 'genrate', 'json'], 'unknown-command', 'coppice grammar generate'],
    [['--verison'], 'unknown-option', ''],
    [['grammar', 'show', 'json', '--josn'], 'unknown-option', '--json'],
    [['grammar', 'show', 'json', '-x'], 'unknown-option', ''],
    [['grammar', 'show'], 'missing-operand', '--help'],
    [['grammar', 'show', 'json', 'csv'], 'unexpected-operand', '--help'],
    [['grammar', 'show', 'json', '--k'], 'missing-value', ''],
    [['grammar', 'show', 'json', '--k', '--json'], 'missing-value', ''],
    [['grammar', 'show', 'json', '--json=yes'], 'unexpected-value', ''],
    [['grammar', 'show', 'json', '--k', '0'], 'bad-value', ''],
    [['grammar', 'show', 'json', '--k', 'abc'], 'bad-value', ''],
    [['grammar', 'count', 'json', '--length', '-1'], 'bad-value', ''],
    [['grammar', 'count', 'json', '--length', '1.5'], 'bad-value', ''],
    [['grammar', 'generate', 'json', '--strategy', 'magic'], 'bad-value', ''],
    [['grammar', 'generate', 'json', '--count', '0'], 'bad-value', ''],
    [['grammar', 'convert', 'json'], 'missing-option', '--to'],
    [['grammar', 'convert', 'json', '--to', 'xml'], 'bad-value', ''],
    [['grammar', 'show', 'jsn'], 'no-such-grammar', 'json'],
    [['grammar', 'show', 'missing.g4'], 'no-such-grammar', 'path'],
    [['grammar', 'show', 'grammars'], 'no-such-grammar', 'path'],
    [['grammar', 'show', 'package.json.bak'], 'no-such-grammar', 'path'],
    [['grammar', 'show', 'LICENSE'], 'unknown-notation', '.ebnf'],
    [['grammar', 'show', 'json', '--start', 'vlaue'], 'unknown-start', 'value'],
  ])('%j ends with %s and exit code 2', (args, code, hint) => {
    const { status, stdout, stderr } = coppice(args);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toMatch(new RegExp(`error ${code}: \\S`));
    if (hint !== '') expect(stderr).toMatch(new RegExp(`hint: .*${hint}`));
  });

  it('lists the allowed values of a flag', () => {
    expect(coppice(['grammar', 'show', 'json', '--k', '0']).stderr).toContain('a whole number from 1 to 100');
    expect(coppice(['grammar', 'generate', 'json', '--strategy', 'magic']).stderr).toContain('kpath');
  });
});

it('ends quietly and immediately when its reader closes the pipe', () => {
  const line = `"${process.execPath}" "${binary}" grammar generate json --count 100000000 | head -2`;
  const { status, stdout, stderr } = spawnSync('bash', ['-o', 'pipefail', '-c', line], {
    cwd: projectFolder,
    encoding: 'utf8',
    timeout: 30_000,
  });
  expect(status).toBe(0);
  expect(stdout.split('\n')).toHaveLength(3);
  expect(stderr).toBe('');
});

it('prints no colors if the output is not a terminal', () => {
  expect(coppice(['grammar', 'check', 'test/cases/malformed/undefined-rule.ebnf']).stderr).not.toContain('\u001b');
});
