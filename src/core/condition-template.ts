/** What a template may compare with: constants that survive being written as JSON. */
export type TemplateConstant = string | number | boolean | null;

/**
 * A condition on one value, such as `c >= 48 && c <= 57 || c === 95`, with the value left out. Sources hold few of them and
 * runs decide by them often: a `condition` node names the whole, and is read as what it stands for.
 * A comparison is the code of its operator and the constant on the right; without one that is `undefined`.
 */
export type ConditionTemplate =
  | readonly ['and' | 'or', ConditionTemplate, ConditionTemplate]
  | readonly ['not', ConditionTemplate]
  | readonly ['truth']
  | readonly [operator: number, ...constant: [] | [TemplateConstant]];
