import { SourceText } from '../../../core/source-text.ts';
import { Cursor } from '../cursor.ts';
import { bareCode, skipBraces } from './skip-code.ts';

interface Macro {
  readonly parameters: readonly string[] | undefined;
  readonly body: string;
}

/** Enough for macros in macros; those that go round in circles end here. */
const maxRounds = 5;
const maxLength = 100_000;

/** C code that is searched, not understood: the bodies of its functions, and text with its macros filled in. */
export class CSource {
  private readonly code: string;
  private readonly macros: ReadonlyMap<string, Macro>;
  private readonly bodies = new Map<string, string | undefined>();

  constructor(code: string) {
    this.code = bareCode(code);
    this.macros = macrosOf(this.code);
  }

  /** The body of a function defined here, braces included. */
  bodyOf(functionName: string): string | undefined {
    if (!this.bodies.has(functionName)) this.bodies.set(functionName, this.findBody(functionName));
    return this.bodies.get(functionName);
  }

  /** The code, bare, with macros filled in; `keep` says which names are not to be touched. */
  expand(code: string, keep: (name: string) => boolean): string {
    let text = bareCode(code);
    for (let round = 0; round < maxRounds && text.length < maxLength; round++) {
      const next = text.replaceAll(
        /\b([A-Za-z_]\w*)\b(\s*\(([^()]*)\))?/g,
        (found, name: string, call?: string, list?: string) => {
          const macro = this.macros.get(name);
          if (macro === undefined || keep(name)) return found;
          if (macro.parameters === undefined) return macro.body + (call ?? '');
          return call === undefined ? found : fill(macro, (list ?? '').split(','));
        },
      );
      if (next === text) break;
      text = next;
    }
    return text;
  }

  /** Between the parameters and the body, old C declares the parameters. */
  private findBody(functionName: string): string | undefined {
    const head = new RegExp(`\\b${functionName}\\s*\\([^;{}()]*\\)\\s*(?:[\\w\\s*,[\\]]+;\\s*)*(?=\\{)`, 'g');
    if (head.exec(this.code) === null) return undefined;
    const cursor = new Cursor(new SourceText('', this.code));
    cursor.offset = head.lastIndex;
    return skipBraces(cursor);
  }
}

function macrosOf(code: string): Map<string, Macro> {
  const macros = new Map<string, Macro>();
  for (const [, name, list, body] of code.matchAll(
    /^[ \t]*#[ \t]*define[ \t]+(\w+)(?:\(([^)]*)\))?((?:\\\r?\n|[^\n])*)/gm,
  )) {
    const parameters = list?.split(',').map((parameter) => parameter.trim());
    macros.set(name as string, { parameters, body: (body as string).replaceAll(/\\\r?\n/g, ' ').trim() });
  }
  return macros;
}

function fill({ parameters, body }: Macro, values: readonly string[]): string {
  return body.replaceAll(/[A-Za-z_]\w*/g, (word) => {
    const index = parameters?.indexOf(word) ?? -1;
    return index < 0 ? word : (values[index]?.trim() ?? '');
  });
}
