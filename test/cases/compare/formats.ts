/** Replaces what follows a `%` by a form of 42; two forms differ between `first` and `second`, in texts of one kind. */
export function first(format: string): string {
  return format.replaceAll(/%(?<kind>[a-z])/gu, (all, kind: string) => {
    if (kind === 'd') return '42';
    if (kind === 'x') return '2a';
    if (kind === 'o') return '52';
    return all;
  });
}

export function second(format: string): string {
  let text = '';
  for (let i = 0; i < format.length; i++) {
    if (format[i] !== '%') text += format[i];
    else if (format[i + 1] === 'd') text += '42';
    else if (format[i + 1] === 'x') text += '0x2a';
    else if (format[i + 1] === 'o') text += '0o52';
    else text += '%' + (format[i + 1] ?? '');
    if (format[i] === '%') i++;
  }
  return text;
}
