/** Replaces fastify's compilers of JSON schemas, which bring Ajv. The emulator's routes declare no JSON schemas. */
module.exports = () => () => {
  throw new Error('The bundle contains no compiler of JSON schemas.');
};
module.exports.default = module.exports;
