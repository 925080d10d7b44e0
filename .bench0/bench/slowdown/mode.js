/** The modes in which a parser can be run. */
export const modes = ['plain', 'istanbul', 'coverage', 'concrete', 'symbolic', 'concrete after symbolic'];
