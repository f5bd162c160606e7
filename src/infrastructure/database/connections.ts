/** Of each process, for counting requests: one exchange is under way at a time, and the next does not wait for one that is not answered. */
export const COUNTING_CONNECTIONS = 3;
