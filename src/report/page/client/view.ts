import type { PageReport } from './report.ts';

/** One page of the report. */
export interface View {
  readonly name: string;
  readonly title: string;
  /** A number beside the title. */
  count?(report: PageReport): number;
  /** False if the report has nothing for it. */
  isPresent?(report: PageReport): boolean;
  /** Makes the page. `detail` is what the address names after the name of the view. */
  render(report: PageReport, detail: string): HTMLElement;
}

/** The address of a part of the report. Addresses cannot have lone surrogates. */
export function linkTo(view: string, detail = ''): string {
  return `#/${view}${detail === '' ? '' : `/${encodeURIComponent(detail.replaceAll(/\p{Cs}/gu, '\u{fffd}'))}`}`;
}
