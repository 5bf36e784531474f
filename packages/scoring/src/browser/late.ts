/** Thrown by a function whose module is not loaded yet; after `load` it can be called. */
export class NotLoaded extends Error {
  readonly load: () => Promise<unknown>;

  constructor(load: () => Promise<unknown>) {
    super("A module is not loaded yet.");
    this.load = load;
  }
}

/** A module that is loaded when it is first asked for, which throws `NotLoaded`. */
export const late = <Module>(load: () => Promise<Module>): (() => Module) => {
  let module: Module | undefined;
  const loaded = async (): Promise<void> => {
    module = await load();
  };
  return () => {
    if (module === undefined) throw new NotLoaded(loaded);
    return module;
  };
};

/**
 * The result of rules some of whose modules are late: they begin anew with each module that was missing. Rules change nothing outside, and keep what
 * they know of a text.
 */
export const withModules = async <T>(rules: () => T): Promise<T> => {
  for (;;) {
    try {
      return rules();
    } catch (error) {
      if (!(error instanceof NotLoaded)) throw error;
      await error.load();
    }
  }
};
