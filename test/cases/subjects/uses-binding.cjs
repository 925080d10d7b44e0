const { TTY } = process.binding('tty_wrap');

exports.target = (text) => (text === 'bad' ? new TTY(0) : text);
