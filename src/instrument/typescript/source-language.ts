/** The language that the name of a file stands for. */
export function sourceLanguage(fileName: string): 'js' | 'jsx' | 'ts' | 'tsx' {
  if (/\.[mc]?ts$/u.test(fileName)) return 'ts';
  if (fileName.endsWith('.tsx')) return 'tsx';
  return fileName.endsWith('.jsx') ? 'jsx' : 'js';
}
