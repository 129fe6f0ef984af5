import { relative } from 'node:path';
import ts from 'typescript';
import { compatOf, lackedBy, namesLacked } from './compat-data';

/** A use of a web platform feature. */
export interface FeatureUse {
  /** Its path in the browser compat data. */
  feature: string;
  /** Where it is used, relative to the folder of the project. */
  file: string;
  line: number;
}

const firstKnown = (features: readonly string[]) =>
  features.find((feature) => compatOf(feature) !== undefined);

/** Names of a type and of all that it extends, nearest first: the data lists a member where the standard puts it. */
function typeNames(type: ts.Type, checker: ts.TypeChecker): string[] {
  const parts = type.isUnionOrIntersection() ? type.types : [checker.getApparentType(type)];
  return parts.flatMap((part) => {
    const name = part.getSymbol()?.name;
    const bases = part.isClassOrInterface() ? checker.getBaseTypes(part) : [];
    const target = (part as ts.TypeReference).target;
    const generic = target !== undefined && target !== part ? typeNames(target, checker) : [];
    return [
      ...(name === undefined ? [] : [name]),
      ...generic,
      ...bases.flatMap((base) => typeNames(base, checker)),
    ];
  });
}

/** The interface or, for `declare var URL: { ... }`, the constructor that a declaration belongs to. */
function ownerOf({ parent }: ts.Declaration): { name: string; isStatic: boolean } | undefined {
  if (ts.isInterfaceDeclaration(parent)) return { name: parent.name.text, isStatic: false };
  const variable = ts.isTypeLiteralNode(parent) ? parent.parent : undefined;
  return variable !== undefined && ts.isVariableDeclaration(variable)
    ? { name: variable.name.getText(), isStatic: true }
    : undefined;
}

/** Returns whether a name is that of a tag or of something declared here, such as a property of an object. */
function isOwnName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) || ts.isBindingElement(parent)) return false;
  return (parent as { name?: ts.Node }).name === node || (parent as { tagName?: ts.Node }).tagName === node;
}

/**
 * Returns the uses of features newer than the floor in the files of the project that `entries` load, types aside.
 * Syntax and the language's own built-ins are left to `target` and `lib` in tsconfig.json, which match the floor's
 * year.
 */
export function scriptFeatures(entries: readonly string[], options: ts.CompilerOptions): FeatureUse[] {
  const program = ts.createProgram([...entries], { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const uses: FeatureUse[] = [];

  function libraryDeclaration(node: ts.Identifier): ts.Declaration | undefined {
    const symbol = ts.isBindingElement(node.parent)
      ? checker.getTypeAtLocation(node.parent.parent).getProperty(node.text)
      : checker.getSymbolAtLocation(node);
    return symbol?.declarations?.find((one) => program.isSourceFileDefaultLibrary(one.getSourceFile()));
  }

  /** The paths under which a name in the source may be listed; none when it is not of the platform. */
  function pathsOf(node: ts.Node): string[] {
    if (ts.isJsxAttribute(node) && ts.isIdentifier(node.name)) {
      const tag = node.parent.parent.tagName.getText();
      const name = node.name.text.toLowerCase();
      if (!namesLacked.has(name) || !/^[a-z]+$/.test(tag)) return [];
      return [`html.elements.${tag}.${name}`, `html.global_attributes.${name}`];
    }
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const [name] = node.arguments;
      if (node.expression.name.text !== 'addEventListener' || !name || !ts.isStringLiteral(name)) return [];
      if (!namesLacked.has(name.text)) return [];
      const types = typeNames(checker.getTypeAtLocation(node.expression.expression), checker);
      return types.map((type) => `api.${type}.${name.text}_event`);
    }
    if (!ts.isIdentifier(node) || !namesLacked.has(node.text) || isOwnName(node)) return [];
    const { text } = node;
    const declaration = libraryDeclaration(node);
    if (declaration === undefined) return [];
    const owner = ownerOf(declaration);
    if (owner === undefined) return [`api.${text}`, `api.Window.${text}`];
    const own = `api.${owner.name}.${text}`;
    if (owner.isStatic) return [`${own}_static`, own];
    if (!ts.isPropertyAccessExpression(node.parent) || node.parent.name !== node) return [own];
    // The data does not know TypeScript's mixins, such as `PopoverTargetAttributes`.
    const types = typeNames(checker.getTypeAtLocation(node.parent.expression), checker);
    return [own, ...types.map((type) => `api.${type}.${text}`)];
  }

  const seen = new Set<ts.SourceFile>();
  function follow(file: ts.SourceFile | undefined): void {
    if (file === undefined || seen.has(file) || file.fileName.includes('node_modules')) return;
    seen.add(file);
    const visit = (node: ts.Node): void => {
      if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return;
      const isTypeOnly = ts.isImportDeclaration(node) && node.importClause?.isTypeOnly === true;
      if (ts.isStringLiteral(node)) {
        // The checker resolves a module's name, in an import or in import(), to its file.
        follow(checker.getSymbolAtLocation(node)?.declarations?.find(ts.isSourceFile));
      }
      const feature = firstKnown(pathsOf(node));
      if (feature !== undefined && lackedBy(feature).length > 0) {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart());
        uses.push({ feature, file: relative(process.cwd(), file.fileName), line: line + 1 });
      }
      if (!isTypeOnly) ts.forEachChild(node, visit);
    };
    visit(file);
  }
  for (const entry of entries) follow(program.getSourceFile(entry));
  return uses;
}
