/**
 * Stands for `jsonschema` in the bundles of functions: with it electrodb checks the models of all entities at each cold start, which takes
 * a sixth of it. The tests load the entities with electrodb as it is, so a wrong model fails there (core/kernel/models.test.ts).
 * electrodb also asks it whether something is a model or already an entity, which has an `_instance`.
 */
exports.Validator = class {
  addSchema() {}
  validate(value) {
    return { errors: value?._instance === undefined ? [] : [{ property: "instance", message: "is no model" }] };
  }
};
exports.Validator.prototype.customFormats = {};
