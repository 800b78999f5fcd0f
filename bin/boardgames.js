#!/usr/bin/env node
// Old syntax on purpose: an old Node must be able to read this file far enough to say why it stops.
var major = Number(process.versions.node.split('.')[0]);
if (major < 20) {
  process.stderr.write(
    'boardgames needs Node.js 20 or newer; this is ' + process.version + '. Install a newer Node.js and try again.\n'
  );
  process.exitCode = 1;
} else {
  keepCompiled();
  import('../dist/main.js').catch(function (error) {
    var missing = error && error.code === 'ERR_MODULE_NOT_FOUND' && /dist.main\.js/.test(String(error.message));
    process.stderr.write(
      missing
        ? 'boardgames is not built yet: run "npm run build" in its folder.\n'
        : 'boardgames could not start: ' + (error && error.message ? error.message : error) + '\n'
    );
    process.exitCode = 1;
  });
}

/** Newer Nodes keep compiled code for the next start, of worker threads too; where they cannot, they go without. */
function keepCompiled() {
  var loader = process.getBuiltinModule && process.getBuiltinModule('node:module');
  if (!loader || !loader.enableCompileCache) return;
  var folder = loader.enableCompileCache().directory;
  if (folder && !process.env.NODE_COMPILE_CACHE) process.env.NODE_COMPILE_CACHE = folder;
}
