import { parseSync } from 'oxc-parser';
import type { SourceFile } from './import-breaches.ts';

/** Returns the comments of a source file, and its strings: messages, help texts, names in protocols. */
export function proseOf({ path, text }: SourceFile): string[] {
  const { program, comments } = parseSync(path, text, { lang: 'ts' });
  const strings: string[] = [];
  const open: unknown[] = [program.body];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    if ('type' in value && (value.type === 'ImportDeclaration' || value.type === 'ImportExpression')) continue;
    if ('type' in value && value.type === 'Literal' && 'value' in value && typeof value.value === 'string')
      strings.push(value.value);
    if ('type' in value && value.type === 'TemplateElement' && 'value' in value)
      strings.push((value.value as { readonly raw: string }).raw);
    open.push(...Object.values(value).filter((below) => below !== null && below !== undefined));
  }
  return [...comments.map((comment) => comment.value), ...strings];
}
