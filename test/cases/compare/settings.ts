type Section = Record<string, unknown>;

/** Reads `section.key=value` lines; the prototype of all objects is a section like any other. */
export function assigned(text: string): Section {
  const sections: Record<string, Section> = {};
  for (const line of text.split('\n')) {
    const [path = '', value] = line.split('=');
    const [section = '', key = ''] = path.split('.');
    if (key !== '') (sections[section] ??= {})[key] = value;
  }
  return { sections, unknown: ({} as Section)['safe'] };
}

/** As `assigned`, but sections have no prototype, so that no name is special. */
export function separate(text: string): Section {
  const sections = Object.create(null) as Record<string, Section>;
  for (const line of text.split('\n')) {
    const [path = '', value] = line.split('=');
    const [section = '', key = ''] = path.split('.');
    if (key !== '') (sections[section] ??= {})[key] = value;
  }
  delete sections['__proto__'];
  return { sections, unknown: ({} as Section)['safe'] };
}
