import { installStackTraces, tellPlacesBy } from "./errors.js";
import { installGlobals } from "./globals.js";
import { hooks, host } from "./host.js";
import { saySyntaxError, sayUncaught } from "./last_words.js";
import { drain, enter, runLoop } from "./loop.js";
import {
  checkSyntax,
  importSource,
  looksLikeModule,
  readSource,
  resolveImport,
  runMain,
  setMeta,
} from "./modules.js";
import { endProgram, onRejection, process } from "./process.js";
import { originalPlace } from "./source_map.js";

installStackTraces();
tellPlacesBy(originalPlace);
installGlobals();
host.setHook(hooks.resolve, resolveImport);
host.setHook(hooks.load, importSource);
host.setHook(hooks.meta, setMeta);
host.setHook(hooks.rejection, onRejection);

/** `node main.js args…` runs a program; `node --check main.js` says whether its syntax is right, as an exit code. */
host.setHook(hooks.run, () => {
  const [, first, ...rest] = host.args();
  if (first === "--check") return check(`/${rest[0]}`);
  const file = `/${first}`;
  process.argv = [process.execPath, file, ...rest];
  const source = readSource(file);
  const isModule = looksLikeModule(file, source);
  enter(() => {
    const promise = runMain(file, source, isModule);
    promise?.catch((error) => {
      sayUncaught(error);
      process.exit(1);
    });
  });
  drain();
  runLoop();
  endProgram();
});

function check(file) {
  const source = readSource(file);
  const isModule = looksLikeModule(file, source);
  host.setHook(hooks.load, () => "");
  try {
    checkSyntax(file, source, isModule);
  } catch (error) {
    if (!(error instanceof SyntaxError)) return;
    saySyntaxError(error, file);
    host.exit(1);
  }
}
