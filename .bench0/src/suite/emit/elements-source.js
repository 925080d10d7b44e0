/** Returns the source of the helper that collects the elements of a generator as a campaign does. */
export function elementsSource(typed) {
    const signature = typed ? 'value: unknown): Promise<unknown>' : 'value)';
    const generator = typed ? '(made as AsyncGenerator)' : 'made';
    const list = typed ? 'const list: unknown[] = [];' : 'const list = [];';
    return `/** The elements of a generator, up to 1,000; other values unchanged. */
async function elementsOf(${signature} {
  const made = await value;
  if (!types.isGeneratorObject(made)) return made;
  ${list}
  while (list.length < 1000) {
    const step = await ${generator}.next();
    if (step.done) return list;
    list.push(step.value);
  }
  return list;
}
`;
}
