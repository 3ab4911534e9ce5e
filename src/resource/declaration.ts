import type { ResourceDeclaration } from './declaration.generated.ts'

export type {
  ActionDeclaration,
  Comparison,
  Condition,
  Feature,
  Ledger,
  ListView,
  MenuSection,
  ObjectSchema,
  Property,
  RelatedDeclaration,
  ResourceDeclaration,
  RowSource,
  Section,
} from './declaration.generated.ts'

/**
 * Returns the declaration unchanged; the type parameter keeps its literal names for the compiler.
 */
export const defineResource = <const D extends ResourceDeclaration>(declaration: D): D =>
  declaration
