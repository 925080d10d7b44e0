import { parseSync } from 'oxc-parser';

/** The keys of the interface `Config` in a source text, with their types and the text of their comments, in order. */
export function configurationKeys(text) {
  const { program, comments } = parseSync('config.ts', text);
  const declared = program.body
    .map((statement) => statement.declaration)
    .find((declaration) => declaration?.type === 'TSInterfaceDeclaration' && declaration.id.name === 'Config');
  if (declared === undefined) throw new Error('there is no interface Config');
  return declared.body.body.map(({ key, typeAnnotation, start }) => {
    const comment = comments.findLast(({ end }) => end <= start && text.slice(end, start).trim() === '');
    if (comment === undefined) throw new Error(`Config.${key.name} has no documentation`);
    const type = text.slice(typeAnnotation.typeAnnotation.start, typeAnnotation.typeAnnotation.end);
    return { name: key.name, type: type.replaceAll(/\s+/gu, ' '), says: plainText(comment.value) };
  });
}

/** The text of a documentation comment without the stars. */
function plainText(comment) {
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*+ ?/u, '').trim())
    .filter((line) => line !== '')
    .join(' ');
}
