/** A priority queue of numbers; equal costs keep the order of insertion. */
export class CostQueue {
    #costs = [];
    #arrivals = [];
    #values = [];
    #arrived = 0;
    push(cost, value) {
        let slot = this.#costs.length;
        const arrival = this.#arrived++;
        while (slot > 0) {
            const parent = (slot - 1) >> 1;
            if (!this.#isAfter(parent, cost, arrival))
                break;
            this.#copy(parent, slot);
            slot = parent;
        }
        this.#put(slot, cost, arrival, value);
    }
    pop() {
        const first = this.#values[0];
        const cost = this.#costs.pop();
        const arrival = this.#arrivals.pop();
        const value = this.#values.pop();
        if (cost === undefined || arrival === undefined || value === undefined)
            return undefined;
        if (this.#costs.length > 0)
            this.#sink(cost, arrival, value);
        return first;
    }
    #sink(cost, arrival, value) {
        const { length } = this.#costs;
        let slot = 0;
        for (let child = 1; child < length; child = 2 * slot + 1) {
            const other = child + 1;
            if (other < length && this.#isAfter(child, this.#costs[other], this.#arrivals[other]))
                child++;
            if (this.#isAfter(child, cost, arrival))
                break;
            this.#copy(child, slot);
            slot = child;
        }
        this.#put(slot, cost, arrival, value);
    }
    #isAfter(slot, cost, arrival) {
        const here = this.#costs[slot];
        return here > cost || (here === cost && this.#arrivals[slot] > arrival);
    }
    #copy(from, to) {
        this.#put(to, this.#costs[from], this.#arrivals[from], this.#values[from]);
    }
    #put(slot, cost, arrival, value) {
        this.#costs[slot] = cost;
        this.#arrivals[slot] = arrival;
        this.#values[slot] = value;
    }
}
