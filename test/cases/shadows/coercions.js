//// array in a template @ "ab"
(s) => { const a = [s, 'x']; return /*!*/ `${a}` === 'ab,x' ? 1 : 2; }
//// array plus text @ "ab"
(s) => { const a = [s, 'x']; return /*!*/ a + '' === 'ab,x' ? 1 : 2; }
//// text plus array @ "ab"
(s) => { const a = [s]; const t = '' + a; return /*!*/ t === 'ab' ? 1 : 2; }
//// text += array @ "ab"
(s) => { const a = [s]; let t = ''; t += a; return /*!*/ t === 'ab' ? 1 : 2; }
//// String(array) @ "ab"
(s) => { const a = [s, 'x']; return /*!*/ String(a) === 'ab,x' ? 1 : 2; }
//// array == text @ "ab"
(s) => { const a = [s]; return /*!*/ a == 'ab' ? 1 : 2; }
//// array == text cond @ "ab"
(s) => { const a = [s]; /*!*/ if (a == 'ab') return 1; return 2; }
//// array < text @ "ab"
(s) => { const a = [s]; return /*!*/ a < 'b' ? 1 : 2; }
//// +array @ "ab"
(s) => { const a = [s.length]; return /*!*/ +a === 2 ? 1 : 2; }
//// array * 1 @ "ab"
(s) => { const a = [s.length]; return /*!*/ a * 1 === 2 ? 1 : 2; }
//// array as key @ "ab"
(s) => { const a = [s]; const o = { ab: 1 }; return /*!*/ o[a] === 1 ? 1 : 2; }
//// array as key in a switch @ "ab"
(s) => { const a = [s]; /*!*/ switch (`${a}`) { case 'ab': return 1; } return 2; }
//// nested array in template @ "ab"
(s) => { const a = [[s], 1]; return /*!*/ `${a}` === 'ab,1' ? 1 : 2; }
//// array toString @ "ab"
(s) => { const a = [s, 'x']; return /*!*/ a.toString() === 'ab,x' ? 1 : 2; }
//// String(error) @ "ab"
(s) => { const e = new Error(s); return /*!*/ String(e) === 'Error: ab' ? 1 : 2; }
//// error in a template @ "ab"
(s) => { const e = new Error(s); return /*!*/ `${e}` === 'Error: ab' ? 1 : 2; }
//// error plus text @ "ab"
(s) => { const e = new Error(s); return /*!*/ e + '' === 'Error: ab' ? 1 : 2; }
//// error.toString @ "ab"
(s) => { const e = new Error(s); return /*!*/ e.toString() === 'Error: ab' ? 1 : 2; }
//// error toString with own name @ "ab"
(s) => { const e = new Error('m'); e.name = s; return /*!*/ e.toString() === 'ab: m' ? 1 : 2; }
//// Number(array) @ "ab"
(s) => { const a = [s.length]; return /*!*/ Number(a) === 2 ? 1 : 2; }
//// array as argument of includes @ "ab"
(s) => { const a = [s]; return /*!*/ 'xab'.includes(a) ? 1 : 2; }
//// array as Map key text @ "ab"
(s) => { const a = [s]; const m = new Map([['ab', 1]]); return /*!*/ m.get(`${a}`) === 1 ? 1 : 2; }
//// array as error message @ "ab"
(s) => { const a = [s]; const e = new Error(a); return /*!*/ e.message === 'ab' ? 1 : 2; }
//// array as text of throw @ "ab"
(s) => { const a = [s]; try { throw new Error('x' + a); } catch (e) { return /*!*/ e.message === 'xab' ? 1 : 2; } }
//// array in concat of text @ "ab"
(s) => { const a = [s]; return /*!*/ 'x'.concat(a) === 'xab' ? 1 : 2; }
//// array in join of arrays @ "ab"
(s) => { const a = [[s], [s]]; return /*!*/ a.join("") === "abab" ? 1 : 2; }
