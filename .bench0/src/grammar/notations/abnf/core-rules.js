import { SourceText } from '../../../core/text/source-text.js';
import { AbnfCursor } from './abnf-cursor.js';
import { readRuleList } from './read-rule-list.js';
/** RFC 5234, appendix B. */
const text = `
ALPHA  = %x41-5A / %x61-7A
BIT    = %s"0" / %s"1"
CHAR   = %x01-7F
CR     = %x0D
CRLF   = CR LF
CTL    = %x00-1F / %x7F
DIGIT  = %x30-39
DQUOTE = %x22
HEXDIG = DIGIT / %x41-46 / %x61-66
HTAB   = %x09
LF     = %x0A
LWSP   = *(WSP / CRLF WSP)
OCTET  = %x00-FF
SP     = %x20
VCHAR  = %x21-7E
WSP    = SP / HTAB
`;
/** Returns the rules that every ABNF grammar may use without defining them. */
export function coreRules() {
    return readRuleList(new AbnfCursor(new SourceText('the core rules of ABNF', text)));
}
