/** An element of the little documents of `document.ebnf`. */
interface Element {
  readonly tag: string;
  readonly marks: readonly string[] | undefined;
  readonly children: readonly Element[];
}

interface Step {
  readonly tag: string;
  readonly mark: string | undefined;
}

class Reader {
  private at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  take(char: string): boolean {
    if (this.text[this.at] !== char) return false;
    this.at++;
    return true;
  }

  expect(char: string): void {
    if (!this.take(char)) throw new SyntaxError(`${char} expected at ${this.at}`);
  }

  name(): string {
    const start = this.at;
    while (/[a-z]/u.test(this.text[this.at] ?? '')) this.at++;
    if (start === this.at) throw new SyntaxError(`name expected at ${start}`);
    return this.text.slice(start, this.at);
  }

  end(): void {
    if (this.at < this.text.length) throw new SyntaxError(`end expected at ${this.at}`);
  }
}

function readElement(reader: Reader): Element {
  const tag = reader.name();
  const marks: string[] = [];
  while (reader.take('.')) marks.push(reader.name());
  const children: Element[] = [];
  if (reader.take('(')) while (!reader.take(')')) children.push(readElement(reader));
  return { tag, marks: marks.length === 0 ? undefined : marks, children };
}

function matches({ tag, marks }: Element, wantedTag: string, mark: string | undefined): boolean {
  if (wantedTag !== tag) return false;
  // An element without marks has no list to look into.
  return mark === undefined || (marks as readonly string[]).includes(mark);
}

function readSteps(reader: Reader): readonly Step[] {
  const steps: Step[] = [];
  do {
    const tag = reader.name();
    steps.push({ tag, mark: reader.take('.') ? reader.name() : undefined });
  } while (reader.take('>'));
  reader.end();
  return steps;
}

/** How many elements of the document a selector such as `p.first` means, the children of one with `>`. */
export function select(selector: string, document: string, limit: number): number {
  const steps = readSteps(new Reader(selector));
  const reader = new Reader(document);
  let found: readonly Element[] = [readElement(reader)];
  reader.end();
  for (const [i, { tag, mark }] of steps.entries()) {
    found = found.filter((element) => matches(element, tag, mark));
    if (i < steps.length - 1) found = found.flatMap(({ children }) => children);
  }
  if (limit === 7 && found.length > 0) throw new RangeError('seven is not allowed here');
  return Math.min(limit, found.length);
}
