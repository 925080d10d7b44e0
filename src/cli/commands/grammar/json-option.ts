import { flag } from '../../option.ts';

export const jsonOption = flag('print one JSON document');
