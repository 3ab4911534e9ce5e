import type { Catalogue, Field, Resource } from '#resource/resource.ts'
import type { Derivation, Derivations } from '#resource/kinds/kind.ts'
import type { Behaviour, Behaviours } from './behaviour.ts'
import { builtInDerivations } from './builtInDerivations.ts'
import { createListQueryParser, type ListQuery } from './lists/listQuery.ts'
import { createReader, type RecordReader } from './lists/reader.ts'
import type { Row } from './context.ts'
import { withPrivateFiles, type SignFile } from './privateFiles.ts'
import { translateDatabaseError } from './writes/databaseRefusals.ts'
import { registerDerivations } from './statements.ts'
import { createWriter, type RecordWriter } from './writes/writer.ts'

/** Everything that is prepared once per resource. */
export type Engine = {
  readonly resource: Resource
  readonly behaviour: Behaviour
  readonly query: (query: Row) => ListQuery
  readonly signFile: SignFile
  readonly brand: string
} & RecordReader &
  RecordWriter

export type Engines = ReadonlyMap<string, Engine>

export type EngineWithCatalogue = { readonly engine: Engine; readonly catalogue: Catalogue }

export function createEngines(
  catalogue: Catalogue,
  behaviours: Behaviours,
  clean: (field: Field, value: unknown) => unknown,
  sign: SignFile,
  brand: string,
): Engines {
  assertBehaviours(catalogue, behaviours)
  registerDerivations(catalogue, derivationsOf(catalogue, behaviours))
  return new Map(
    [...catalogue.values()].map((resource) => {
      const behaviour = behaviours[resource.name] ?? {}
      const present = withPrivateFiles(resource, behaviour.present, sign)
      const reader = createReader(resource, catalogue, present)
      const writer = createWriter(resource, catalogue, { reader, behaviour, clean, brand })
      const query = createListQueryParser(resource)
      const throwRefusal = (error: unknown): never => {
        throw translateDatabaseError(error, resource, catalogue)
      }
      const explainedReader: RecordReader = {
        ...reader,
        findOne: (...args) => reader.findOne(...args).catch(throwRefusal),
        list: (...args) => reader.list(...args).catch(throwRefusal),
      }
      return [
        resource.name,
        { resource, behaviour, query, signFile: sign, brand, ...explainedReader, ...writer },
      ]
    }),
  )
}

const derivationsOf = (catalogue: Catalogue, behaviours: Behaviours): Derivations =>
  new Map(
    [...catalogue.values()].flatMap((resource) => {
      const { name, fields } = resource
      const engineDerived = builtInDerivations(resource, catalogue)
      return fields.flatMap((field): [Field, Derivation][] => {
        const derivation = engineDerived.get(field) ?? behaviours[name]?.derive?.[field.name]
        if (!derivation !== !field.derived)
          throw new Error(`schemas/${name}.ts /${field.name}: derived here, but not there`)
        return derivation ? [[field, derivation]] : []
      })
    }),
  )

/** Throws if an action is implemented but not declared, or declared but not implemented. */
function assertBehaviours(catalogue: Catalogue, behaviours: Behaviours): void {
  for (const [name, { actions = {} }] of Object.entries(behaviours)) {
    const resource = catalogue.get(name)
    if (!resource) throw new Error(`src/server/behaviours.ts: no resource is called "${name}"`)
    // A resource that the brand switched off offers no verbs, so its actions need no declaration.
    const isOffered = resource.verbs.length > 0 || Object.keys(resource.actions).length > 0
    for (const action of Object.keys(actions)) {
      if (isOffered && !resource.actions[action])
        throw new Error(`${name}: action "${action}" is implemented but not declared`)
    }
  }
  for (const { name, actions } of catalogue.values()) {
    for (const [action, { estimate }] of Object.entries(actions)) {
      if (!behaviours[name]?.actions?.[action]) {
        throw new Error(`schemas/${name}.ts /actions/${action}: declared but not implemented`)
      }
      if (estimate && !behaviours[name]?.estimates?.[action]) {
        throw new Error(
          `schemas/${name}.ts /actions/${action}/estimate: declared but not implemented`,
        )
      }
    }
  }
}
