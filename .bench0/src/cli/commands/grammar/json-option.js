import { flag } from '../../option.js';
export const jsonOption = flag('print one JSON document');
