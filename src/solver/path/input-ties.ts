import type { Variable } from '../../constraint/expression.ts';

/** A text and the units of the same input are one thing under two names: conditions on either bear on the other. */
export class InputTies {
  private readonly texts = new Map<number, Variable>();
  private readonly units = new Map<number, Variable[]>();

  add(variable: Variable): void {
    const { name, input } = variable;
    if (name === 'text') this.texts.set(input, variable);
    if (name !== 'unit') return;
    const known = this.units.get(input);
    if (known === undefined) this.units.set(input, [variable]);
    else known.push(variable);
  }

  relativesOf({ name, input }: Variable): readonly Variable[] {
    if (name === 'text') return this.units.get(input) ?? [];
    const text = name === 'unit' ? this.texts.get(input) : undefined;
    return text === undefined ? [] : [text];
  }
}
