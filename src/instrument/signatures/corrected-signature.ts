import type { ParameterType } from './parameter-type.ts';
import type { Parameter, Signature } from './signatures.ts';

/**
 * Corrects what was guessed from code without types by what a declaration file says of it. Only guesses that contradict the
 * declaration change: a text stays a text where the declaration allows it among other things, and parameters that the code
 * does not need stay left out.
 */
export function correctedSignature(own: Signature | undefined, declared: Signature | undefined): Signature | undefined {
  if (declared === undefined) return own;
  if (own === undefined) return declared.kind === 'class' ? declared : withoutOptions(declared);
  if (own.kind !== declared.kind) return own;
  if (own.kind === 'class' || declared.kind === 'class') {
    return own.kind === 'class' && declared.kind === 'class' ? { ...declared, className: own.className } : own;
  }
  return { ...own, parameters: corrected(own.parameters, declared.parameters) };
}

function withoutOptions(declared: Signature): Signature {
  const parameters = declared.parameters.map((parameter): Parameter =>
    parameter.type.kind === 'optional' ? { ...parameter, type: leftOut } : parameter,
  );
  return { ...declared, parameters };
}

const leftOut: ParameterType = { kind: 'optional', of: { kind: 'unknown', written: '' } };

function corrected(own: readonly Parameter[], declared: readonly Parameter[]): readonly Parameter[] {
  return own.map((parameter, i) => {
    const said = declared[i];
    const isGuess = parameter.from === 'guess' || parameter.from === 'use';
    if (said === undefined || said.isRest === true || !isGuess) return parameter;
    // The names of compiled code may be shortened.
    const named = parameter.name.length === 1 ? { ...parameter, name: said.name } : parameter;
    if (parameter.type.kind !== 'string') return named;
    if (said.type.kind === 'string') return { ...named, from: said.from };
    return contradictsText(said.type) ? { ...named, type: said.type, from: said.from } : named;
  });
}

const others: ReadonlySet<ParameterType['kind']> = new Set([
  'number',
  'boolean',
  'bigint',
  'bytes',
  'array',
  'tuple',
  'object',
]);

function contradictsText({ kind }: ParameterType): boolean {
  return others.has(kind);
}
