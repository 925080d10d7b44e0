import type { Node } from '../../typescript/front-end.ts';
import type { FunctionNode } from '../../scopes/function-info.ts';
import type { ProgramSites } from '../../sites/sites-of-program.ts';
import { isAnonymousDefinition } from '../expressions/operand.ts';

/**
 * Emits the stores that count coverage, like those of the coverage build: code that sets the counter of a statement, a
 * function or an arm of a branch. The code is empty in a build that does not count, and where there is no site.
 */
export class Counters {
  readonly #sites: ProgramSites | null;
  readonly #bytes: string;

  constructor(sites: ProgramSites | null, bytes: string) {
    this.#sites = sites;
    this.#bytes = bytes;
  }

  /** Code before a statement; ends in a semicolon. */
  before(statement: Node): string {
    const counter = this.#sites?.counterBefore(statement);
    return counter === undefined ? '' : `${this.#store(counter)};`;
  }

  /** Code for the top of a function body; ends in a semicolon. */
  entered(node: FunctionNode): string {
    const site = this.#sites?.functionAt(node);
    return site === undefined ? '' : `${this.#store(site.counter)};`;
  }

  /** An assignment whose value is truthy. */
  arm(branch: Node, when: boolean): string {
    const arm = this.#sites?.branchAt(branch)?.arms.find((way) => way.when === when);
    return arm === undefined ? '' : this.#store(arm.counter);
  }

  /** Counts an arm and evaluates `code`, which runs in this direction only. */
  on(branch: Node, when: boolean, code: string): string {
    const arm = this.arm(branch, when);
    return arm === '' ? code : `(${arm}, ${code})`;
  }

  /** A test that decides a branch, with both arms counted. */
  decided(branch: Node, test: string): string {
    const yes = this.arm(branch, true);
    return yes === '' ? test : `((${test}) ? ${yes} : !(${this.arm(branch, false)}))`;
  }

  /** The value of a default or a logical assignment. An anonymous function still gets the name of its target. */
  given(branch: Node, when: boolean, target: Node, value: Node, code: string): string {
    const arm = this.arm(branch, when);
    if (arm === '') return code;
    if (target.type !== 'Identifier' || !isAnonymousDefinition(value)) return `(${arm}, ${code})`;
    const name = JSON.stringify(target.name);
    return `(${arm}, { [${name}]: ${code} }[${name}])`;
  }

  #store(counter: number): string {
    return `${this.#bytes}[${counter}] = 1`;
  }
}
