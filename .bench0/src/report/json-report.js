/** The data of the report itself. */
export const jsonReport = {
    fileName: 'report.json',
    report: (data) => `${JSON.stringify(data, undefined, 2)}\n`,
};
