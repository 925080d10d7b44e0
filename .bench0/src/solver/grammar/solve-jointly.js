/**
 * Alternates between the grammar, which proposes a word, and the judge, which accepts it or narrows the sets. If no
 * word is left, that is a proof only if all narrowed sets were necessary.
 */
export function solveJointly(solver, path, flip) {
    let isProof = true;
    let within = path;
    for (let round = 0; round < flip.maxRounds; round++) {
        const verdict = within.flip(flip.position, flip.set);
        if (verdict.kind === 'unknown')
            return verdict;
        if (verdict.kind === 'unsat') {
            return isProof ? verdict : { kind: 'unknown', reason: `no word within the sets of round ${round}` };
        }
        const values = solver.write(verdict.answer, path.parent);
        const ruling = flip.judge(values);
        if (ruling.kind === 'accepted')
            return { kind: 'sat', values };
        if (ruling.kind === 'refused')
            return { kind: 'unknown', reason: ruling.reason };
        isProof &&= ruling.necessary;
        within = within.refined(ruling.sets);
    }
    return { kind: 'unknown', reason: `no accepted word in ${flip.maxRounds} rounds` };
}
