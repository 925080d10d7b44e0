//// new this in static methods
class A { constructor(x) { this.x = x; } static make(x) { return new this(x); } static nested(x) { return new this.Inner(x); } static Inner = class { constructor(y) { this.y = y; } }; } class B extends A {} log(A.make(1), B.make('b'), A.nested(2));
//// new of a private member
class A { static #B = class { constructor(v) { this.v = v; } }; static make(v) { return new this.#B(v); } } log(A.make('p'));
//// patterns among the parameters of arrows
const f = ({ a, b = a + 1 }, [c, ...d], ...e) => [a, b, c, d, e]; log(f({ a: 1 }, [2, 3, 4], 5, 6), f.length, f.toString()); const g = async ({ x: { y } }) => y; log((({ length }) => length)('abc')); return g({ x: { y: 'deep' } });
//// an arrow that destructures nothing, null
const f = ({}) => 1; log(f(0)); return f(null);
//// an arrow that destructures a property of null
const f = ({ p }) => p; return f(null);
//// an arrow that destructures a number as an array
const f = ([p]) => p; return f(1);
//// an arrow whose body declares the name again
const f = ({ a }) => { var a; return a; }; const g = ([a]) => { var a = 5; return a; }; const h = ({ a = () => b }) => { var b = 1; return typeof a; }; var b = 'outer'; log(f({ a: 1 }), g([2]), h({}), (({ a = () => b }) => { var b = 'inner'; return a(); })({}));
//// patterns with defaults among parameters of functions
function f({ a = 1, b: { c } = { c: 2 } } = {}, [d = 3] = [], e = d) { return [a, c, d, e]; } log(f(), f({ a: 5, b: { c: 6 } }, [7]), f.length);
//// parameters captured by closures in defaults
const f = (a, { b }, c = () => [a, b]) => { a = 'changed'; b = 'too'; return c(); }; log(f(1, { b: 2 }));
