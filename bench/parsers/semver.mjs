import semver from 'semver';

export const parse = (text) => new semver.Range(text);
