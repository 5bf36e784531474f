/** The first browsers with `light-dark()`, which the bundler would otherwise replace by twice the rules. */
export const CSS_TARGET = ["chrome123", "firefox120", "safari17.5"];
