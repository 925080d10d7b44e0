import type { LikelyTarget } from './likely-targets.ts';

/** A target with the name that it gets in the configuration. */
export interface NamedTarget extends LikelyTarget {
  readonly name: string;
}

/** Names targets after their export, or their file, with a number where the name is taken. */
export function withNames(targets: readonly LikelyTarget[]): readonly NamedTarget[] {
  const taken = new Set<string>();
  return targets.map((target) => {
    const [file = '', exportName] = target.target.split('#');
    const base = exportName ?? file.replace(/^.*\//u, '').replace(/\.\w+$/u, '');
    const plain = base.replaceAll(/[^\w-]+/gu, '-');
    let name = plain;
    for (let number = 2; taken.has(name); number++) name = `${plain}${number}`;
    taken.add(name);
    return { ...target, name };
  });
}

/** The text of a configuration with these targets; grammars of the project are mentioned where they could be named. */
export function configText(targets: readonly NamedTarget[], grammars: readonly string[]): string {
  const lines = [
    `import { defineConfig } from 'coppice';`,
    '',
    'export default defineConfig({',
    '  /** For each target. */',
    `  time: '60s',`,
    '  /** Error classes that mean "invalid input"; a TypeError raised by the language is a finding. */',
    `  // rejects: ['ParseError'],`,
    '',
    '  targets: {',
    ...targets.flatMap(({ name, target, reasons, inputs = 'string' }) => [
      ...(reasons.length === 0 ? [] : [`    /** ${capitalized(reasons.join(', '))}. */`]),
      `    ${/^[A-Za-z_]\w*$/u.test(name) ? name : quoted(name)}: {`,
      `      target: ${quoted(target)},`,
      `      // inputs: ${quoted(inputs)},`,
      ...grammars.map((grammar) => `      // grammar: ${quoted(`./${grammar}`)},`),
      '      // check: (input, result) => result !== undefined,',
      '    },',
    ]),
    '  },',
    '});',
  ];
  return `${lines.join('\n')}\n`;
}

function quoted(text: string): string {
  return `'${text.replaceAll(/['\\]/gu, String.raw`\$&`)}'`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
