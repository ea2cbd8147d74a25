/**
 * The house rules as a `deno lint` plugin: who may import whom, what a leading underscore means, and where the world's
 * own clock, randomness and environment may be touched. ARCHITECTURE.md says why.
 */
import { layerOf, mayImport, projectPath, resolveImport } from "./_layers.ts";

const plugin: Deno.lint.Plugin = {
  name: "house",
  rules: {
    "layers": { create: (context) => onEachImport(context, checkLayer) },
    "underscore": { create: (context) => onEachImport(context, checkUnderscore) },
    "file-name": { create: checkFileName },
    "ambient-world": { create: checkAmbientWorld },
  },
};
export default plugin;

type Check = (from: string, to: string) => { message: string; hint: string } | null;

function onEachImport(context: Deno.lint.RuleContext, check: Check): Deno.lint.LintVisitor {
  const from = projectPath(context.filename);
  const visit = (node: Deno.lint.Node, source: Deno.lint.Node | null | undefined) => {
    if (source?.type !== "Literal" || typeof source.value !== "string") return;
    const to = resolveImport(from, source.value);
    const problem = to === null ? null : check(from, to);
    if (problem) context.report({ node, ...problem });
  };
  return {
    ImportDeclaration: (node) => visit(node, node.source),
    ExportAllDeclaration: (node) => visit(node, node.source),
    ExportNamedDeclaration: (node) => visit(node, node.source),
    ImportExpression: (node) => visit(node, node.source),
  };
}

const checkLayer: Check = (from, to) => {
  if (mayImport(from, to)) return null;
  return {
    message: `${layerOf(from)} may not import ${to}`,
    hint: "Imports run downhill: mod.ts → commands → routes, web → domain → db, runner. " +
      "Move the rule down, or pass what is needed as an argument.",
  };
};

const checkUnderscore: Check = (from, to) => {
  const folder = to.slice(0, to.lastIndexOf("/") + 1);
  const isPrivate = to.slice(folder.length).startsWith("_");
  if (!isPrivate || from.startsWith(folder) || from.startsWith("tests/")) return null;
  return {
    message: `${to} is private to ${folder || "the top level"}`,
    hint:
      "A leading underscore means: only this folder. Import what the folder offers, or drop the underscore.",
  };
};

function checkFileName(context: Deno.lint.RuleContext): Deno.lint.LintVisitor {
  const path = projectPath(context.filename);
  const name = path.slice(path.lastIndexOf("/") + 1);
  return {
    Program(node) {
      if (/^(index|utils?|helpers?|common|misc)\.ts$/.test(name)) {
        context.report({
          node,
          message: `${name} names nothing`,
          hint: "Name the file after what it exports.",
        });
      } else if (!/^[a-z0-9_.]+$/.test(name)) {
        context.report({ node, message: `${name} is not snake_case`, hint: "Rename the file." });
      }
    },
  };
}

/** Layers in which time, randomness and the environment arrive as arguments. */
const sealed = /^(domain|db|routes|web|runner)\//;

function checkAmbientWorld(context: Deno.lint.RuleContext): Deno.lint.LintVisitor {
  const path = projectPath(context.filename);
  if (!sealed.test(path) || /_test\.ts$|\/_?test|testdata/.test(path)) return {};
  const report = (node: Deno.lint.Node, what: string) =>
    context.report({
      node,
      message: `${what} reaches for the real world`,
      hint:
        "Time, randomness and the environment arrive as arguments; only mod.ts and commands/ touch the real ones.",
    });
  return {
    "CallExpression[callee.object.name='Date'][callee.property.name='now']": (node: Deno.lint.Node) =>
      report(node, "Date.now()"),
    "CallExpression[callee.object.name='Math'][callee.property.name='random']": (node: Deno.lint.Node) =>
      report(node, "Math.random()"),
    "CallExpression[callee.object.name='crypto'][callee.property.name='getRandomValues']": (
      node: Deno.lint.Node,
    ) => report(node, "crypto.getRandomValues()"),
    "MemberExpression[object.name='Deno'][property.name='env']": (node: Deno.lint.Node) => {
      if (!path.startsWith("runner/process/")) report(node, "Deno.env");
    },
    NewExpression(node) {
      if (node.callee.type === "Identifier" && node.callee.name === "Date" && node.arguments.length === 0) {
        report(node, "new Date()");
      }
    },
  };
}
