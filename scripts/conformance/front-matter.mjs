/** Returns the keys of a test's front matter that determine how it is run. */
export function frontMatter(text) {
  const [, block = ''] = /\/\*---([\s\S]*?)---\*\//.exec(text) ?? [];
  const negative = /^negative:\s*\n((?:[ \t]+.*\n?)+)/m.exec(block)?.[1];
  return {
    flags: listOf(block, 'flags'),
    includes: listOf(block, 'includes'),
    negative:
      negative === undefined
        ? undefined
        : { phase: /phase:\s*(\w+)/.exec(negative)?.[1], type: /type:\s*(\w+)/.exec(negative)?.[1] },
  };
}

/** Reads `key: [a, b]` or a dashed list. */
function listOf(block, key) {
  const inline = new RegExp(`^${key}:\\s*\\[([^\\]]*)\\]`, 'm').exec(block)?.[1];
  if (inline !== undefined)
    return inline
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '');
  const dashed = new RegExp(`^${key}:\\s*\\n((?:\\s*-.*\\n?)+)`, 'm').exec(block)?.[1] ?? '';
  return dashed
    .split('\n')
    .map((line) => line.replace(/^\s*-\s*/, '').trim())
    .filter((item) => item !== '');
}
