import type { ArmReport, BranchReport } from '../../data/report-data.ts';
import type { PageData, PageInput } from '../page-data.ts';

/** The data of the page, with what is looked up often. */
export class PageReport {
  readonly data: PageData;
  readonly inputs: ReadonlyMap<string, PageInput>;
  readonly branches: ReadonlyMap<string, BranchReport>;

  constructor(data: PageData) {
    this.data = data;
    this.inputs = new Map(data.inputs.map((input) => [input.id, input]));
    this.branches = new Map(data.branches.map((branch) => [branch.site, branch]));
  }

  /** Unpacks the data that is embedded in the page, as JSON in gzip in base64. */
  static async read(): Promise<PageReport> {
    const packed = atob(document.getElementById('report-data')?.textContent ?? '');
    const bytes = Uint8Array.from(packed, (character) => character.charCodeAt(0));
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    return new PageReport((await new Response(unpacked).json()) as PageData);
  }

  get arms(): readonly ArmReport[] {
    return this.data.branches.flatMap(({ arms }) => arms);
  }

  /** The source line of a site. */
  lineOf(site: string): string | undefined {
    const place = sourcePlaceOf(site);
    const file = place && this.data.files.find(({ path }) => path === place.file);
    return place && file?.source?.split('\n')[place.line - 1];
  }
}

export interface SourcePlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export function sourcePlaceOf(site: string): SourcePlace | undefined {
  const match = /^(.*?):(\d+)(?::(\d+))?$/u.exec(site);
  return match === null ? undefined : { file: match[1]!, line: Number(match[2]), column: Number(match[3] ?? 1) };
}
