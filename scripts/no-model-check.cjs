/**
 * Stands for `jsonschema` in the bundles of functions: with it electrodb checks the models of all entities at each cold start, which takes
 * a sixth of it. The tests load the entities with electrodb as it is, so a model that it refuses fails there (bundle.test.ts).
 */
exports.Validator = class {
  addSchema() {}
  validate() {
    return { errors: [] };
  }
};
exports.Validator.prototype.customFormats = {};
