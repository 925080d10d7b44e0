//// an async function that returns the promise of another one to then @ "a" @ "b"
async (s) => { const inner = async () => { await 1; return s; }; const outer = async () => inner(); return outer().then((x) => (x === 'b' ? 'other' : 0)); }
//// a promise that resolves another one @ "a" @ "b"
async (s) => { const inner = async () => { await 1; return s; }; return (await new Promise((resolve) => resolve(inner()))) === 'b' ? 'other' : 0; }
//// a promise that resolves another one later @ "a" @ "b"
async (s) => { const inner = async () => { await 1; return s; }; return (await new Promise((resolve) => setTimeout(() => resolve(inner()), 1))) === 'b' ? 'other' : 0; }
//// a promise yielded by an async generator @ "a" @ "b"
async (s) => { const inner = async () => { await 1; return s; }; async function* g() { yield inner(); } for await (const x of g()) if (x === 'b') return 'other'; return 0; }
//// a promise returned by an async generator @ "a" @ "b"
async (s) => { const inner = async () => { await 1; return s; }; async function* g() { return inner(); } return (await g().next()).value === 'b' ? 'other' : 0; }
//// promises in a loop that awaits them @ "a" @ "b"
async (s) => { const inner = async () => { await 1; return s; }; for await (const x of [inner(), 1]) if (x === 'b') return 'other'; return 0; }
//// a promise kept in an object that is awaited later @ "a" @ "b"
async (s) => { const inner = async () => { await 1; return s; }; const o = { p: inner() }; await 2; return (await o.p) === 'b' ? 'other' : 0; }
//// a promise returned from then @ "a" @ "b"
async (s) => { const inner = async () => { await 1; return s; }; return (await Promise.resolve(1).then(() => inner())) === 'b' ? 'other' : 0; }
//// a promise that then passes on @ "a" @ "b"
async (s) => { const inner = async () => { await 1; return s; }; return (await Promise.resolve(1).then(inner)) === 'b' ? 'other' : 0; }
//// a thenable that is awaited @ "a" @ "b"
async (s) => { const t = { then: (f) => f(s) }; return (await t) === 'b' ? 'other' : 0; }
//// a promise of Promise.withResolvers or the like @ "a" @ "b"
async (s) => { let done; const p = new Promise((r) => { done = r; }); done(s); return (await p) === 'b' ? 'other' : 0; }
//// a rejection that is caught @ "a" @ "b"
async (s) => { const inner = async () => { await 1; throw s; }; try { await inner(); } catch (e) { return e === 'b' ? 'other' : 0; } }
//// a rejection that catch passes on @ "a" @ "b"
async (s) => { const inner = async () => { await 1; throw s; }; return inner().catch((e) => (e === 'b' ? 'other' : 0)); }
//// a rejection of all @ "a" @ "b"
async (s) => { const inner = async () => { await 1; throw s; }; try { await Promise.all([1, inner()]); } catch (e) { return e === 'b' ? 'other' : 0; } }
//// an array that an async function gives @ "a" @ "b"
async (s) => { const inner = async () => { await 1; return [s]; }; const [x] = await inner(); return x === 'b' ? 'other' : 0; }
//// all promises of an array passed to then @ "a" @ "b"
async (s) => Promise.all([s, 1]).then(([x]) => (x === 'b' ? 'other' : 0))
//// all promises of async functions passed to then @ "a" @ "b"
async (s) => { const inner = async () => { await 1; return s; }; return Promise.all([1, inner()]).then(([, x]) => (x === 'b' ? 'other' : 0)); }
//// all promises of all promises @ "a" @ "b"
async (s) => { const [[x]] = await Promise.all([Promise.all([s])]); return x === 'b' ? 'other' : 0; }
//// all promises, awaited and passed to then @ "a" @ "b"
async (s) => { const p = Promise.all([s]); await p; return p.then(([x]) => (x === 'b' ? 'other' : 0)); }
//// all promises, returned by an async function @ "a" @ "b"
async (s) => { const all = async () => Promise.all([s, Promise.resolve(s)]); const [, x] = await all(); return x === 'b' ? 'other' : 0; }
//// all promises in a loop that awaits them @ "a" @ "b"
async (s) => { for await (const [x] of [Promise.all([s])]) if (x === 'b') return 'other'; return 0; }
//// all promises of as many as the input says @ "a" @ "ab"
async (s) => ((await Promise.all([...s].map(async (c) => c))).length === 2 ? 'other' : 0)
