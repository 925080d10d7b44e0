import { nameFlag } from '../../core/name-flag.ts';
import type { RuntimeContract, RuntimeParts, RuntimeRegisters } from '../../core/runtime-contract.ts';
import type { FreshNames } from './fresh-names.ts';

/** Code of an expression; numbers and booleans stand for their literals. */
type Code = string | number | boolean;

/** `part.member` for each member of a part of the runtime. */
type PartMember = { [Part in keyof RuntimeParts]: `${Part}.${keyof RuntimeParts[Part] & string}` }[keyof RuntimeParts];

type RuntimeMember = Exclude<keyof RuntimeContract, keyof RuntimeParts> | PartMember;

type MemberAt<Path> = Path extends keyof RuntimeContract
  ? RuntimeContract[Path]
  : Path extends `${infer Part extends keyof RuntimeParts}.${infer Name}`
    ? RuntimeParts[Part][Name & keyof RuntimeParts[Part]]
    : never;

type Method = (...args: never[]) => unknown;

/** The members of the runtime that are methods, by name or by `part.name`. */
export type RuntimeMethod = {
  [Path in RuntimeMember]: MemberAt<Path> extends Method ? Path : never;
}[RuntimeMember];

/** The code of each argument; arguments that a method may miss may be missing. */
type ArgumentCodes<Values extends readonly unknown[]> = { [At in keyof Values]: Code };

/**
 * Writes the code that uses the runtime. There is no other way to name a member of it, so that rewritten code uses
 * nothing but what the contract lists, with as many arguments as the contract says.
 */
export class RuntimeCode {
  readonly #runtime: string;
  readonly #flags: string;

  constructor({ runtime, flags }: FreshNames) {
    this.#runtime = runtime;
    this.#flags = flags;
  }

  call<Path extends RuntimeMethod>(
    method: Path,
    ...args: ArgumentCodes<Parameters<Extract<MemberAt<Path>, Method>>>
  ): string {
    return `${this.#runtime}.${method}(${args.join(', ')})`;
  }

  get(member: Exclude<RuntimeMember, RuntimeMethod>): string {
    return `${this.#runtime}.${member}`;
  }

  set(register: keyof RuntimeRegisters, code: Code): string {
    return `${this.#runtime}.${register} = ${code}`;
  }

  /** A declaration of the flags, for code in which only the runtime has a name. */
  declareFlags(): string {
    return `const ${this.#flags} = ${this.get('flags')};`;
  }

  /** The flag that is nonzero if a property of this name may have held a shadow. */
  flag(name: string): string {
    return `${this.#flags}[${nameFlag(name)}]`;
  }

  /** The flag that is nonzero if a property of this name may hold a built-in function of another name. */
  aliasFlag(name: string): string {
    return `${this.get('aliases.names')}[${nameFlag(name)}]`;
  }
}
