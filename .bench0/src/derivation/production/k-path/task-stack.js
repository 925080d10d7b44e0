/**
 * Depth-first stack of tasks, so that queries about a level refer to the current branch. Among the tasks of one rule
 * those nearest to something uncovered come first, so that the others know what is covered and do not repeat it.
 * Iterations come last, when the earlier ones are complete.
 */
export class TaskStack {
    #tasks = [];
    #mark = 0;
    push(task) {
        this.#tasks.push(task);
    }
    /** Returns the next task; tasks pushed after this call belong to its rule. */
    pop() {
        this.#sortSinceMark();
        const task = this.#tasks.pop();
        this.#mark = this.#tasks.length;
        return task;
    }
    /** Uses insertion sort: there are few tasks, and the first of equal ones must end on top. */
    #sortSinceMark() {
        const tasks = this.#tasks;
        for (let i = this.#mark + 1; i < tasks.length; i++) {
            const task = tasks[i];
            let to = i;
            for (; to > this.#mark && !isBefore(task, tasks[to - 1]); to--)
                tasks[to] = tasks[to - 1];
            tasks[to] = task;
        }
    }
}
function isBefore(a, b) {
    if (a.kind === 'iteration')
        return false;
    return b.kind === 'iteration' || a.steps < b.steps;
}
