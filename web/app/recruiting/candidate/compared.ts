/** Numbers of candidates that can be compared: more columns than three leave no room for a quote. */
export const COMPARED_MIN = 2;
export const COMPARED_MAX = 3;
