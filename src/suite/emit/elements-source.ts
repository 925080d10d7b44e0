/** The function that asks a generator for what a campaign asks it for. */
export function elementsOf(typed: boolean): string {
  const signature = typed ? 'value: unknown): Promise<unknown>' : 'value)';
  const generator = typed ? '(made as AsyncGenerator)' : 'made';
  const list = typed ? 'const list: unknown[] = [];' : 'const list = [];';
  return `/** What a generator gives, up to 1,000 elements; everything else as it is. */
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
