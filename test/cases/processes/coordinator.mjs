// Starts a process that does nothing but compute and lets it end with this one; prints its number.
import { spawn } from 'node:child_process';

const { endWithUs } = await import(process.argv[2]);
const busy = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
endWithUs(busy);
console.log(busy.pid);
setInterval(() => {}, 1000);
