import { spawnSync } from 'node:child_process'
import { constants, cpSync, mkdirSync, statSync } from 'node:fs'
import { basename, delimiter, dirname, join, relative } from 'node:path'
import { createIgnoreFilter } from './createIgnoreFilter.ts'
import {
  expandVariables,
  parseDockerfile,
  parseWords,
  type Instruction,
  type Stage,
} from './parseDockerfile.ts'

export type Image = {
  /** the folder that holds its files, without those of its base image */
  readonly root: string
  readonly workFolder: string
  readonly environment: Readonly<Record<string, string>>
  readonly user: string
  readonly command: readonly string[]
  readonly healthCheck: readonly string[]
}

type Options = {
  readonly dockerfile: string
  readonly ignore: string
  /** the folder that `COPY` reads */
  readonly context: string
  /** where each stage gets a folder */
  readonly folder: string
}

type State = {
  readonly root: string
  readonly variables: Map<string, string>
  readonly environment: Map<string, string>
  workFolder: string
  user: string
  command: readonly string[]
  healthCheck: readonly string[]
}

/**
 * Runs the steps of a Dockerfile without a daemon, each stage in a folder instead of a container,
 * with this machine's Node instead of a base image, and returns the last stage.
 */
export function assembleImage({ dockerfile, ignore, context, folder }: Options): Image {
  const { globals, stages } = parseDockerfile(dockerfile)
  const isIncluded = createIgnoreFilter(ignore)
  const states = new Map<string, State>()
  const globalValues = new Map<string, string>()
  for (const each of globals) declareVariable(each, globalValues)

  const copy = ({ flags, text }: Instruction, { root, workFolder }: State): void => {
    const sources = text.split(/\s+/)
    const target = sources.pop() ?? ''
    const from = flags.get('from')
    const sourceRoot = from === undefined ? context : states.get(from)?.root
    if (sourceRoot === undefined) throw new Error(`COPY names an unknown stage: ${from}`)
    for (const source of sources) {
      const path = join(sourceRoot, source)
      const isFolderTarget = target.endsWith('/') && !statSync(path).isDirectory()
      const targetPath = join(root, target.startsWith('/') ? '' : workFolder, target)
      cpSync(path, isFolderTarget ? join(targetPath, basename(path)) : targetPath, {
        ...copyOptions,
        filter: (file) => from !== undefined || isIncluded(relative(context, file)),
      })
    }
  }

  const openStage = ({ name, base }: Stage): State => {
    const root = join(folder, name)
    const parent = states.get(expandVariables(base, globalValues))
    if (parent) linkFolder(parent.root, root)
    mkdirSync(root, { recursive: true })
    return {
      workFolder: '/',
      user: 'root',
      command: [],
      healthCheck: [],
      ...parent,
      root,
      variables: new Map(),
      environment: new Map(parent?.environment),
    }
  }

  for (const stage of stages) {
    const state = openStage(stage)
    states.set(stage.name, state)
    for (const instruction of stage.instructions) {
      if (instruction.name === 'COPY') copy(instruction, state)
      else runInstruction(instruction, state)
    }
  }
  const last = states.get(stages.at(-1)?.name ?? '')
  if (!last) throw new Error('The Dockerfile has no stage')
  return { ...last, environment: Object.fromEntries(last.environment) }
}

/** Steps add files and replace whole ones, so stages can share those that they have in common. */
function linkFolder(source: string, target: string): void {
  const { status } = spawnSync('cp', ['-a', '--link', source, target])
  if (status !== 0) cpSync(source, target, copyOptions)
}

const copyOptions = {
  recursive: true,
  verbatimSymlinks: true,
  mode: constants.COPYFILE_FICLONE,
} as const

function runInstruction({ name, text }: Instruction, state: State): void {
  const values = new Map([...state.variables, ...state.environment])
  if (name === 'ARG') declareVariable({ text }, state.variables)
  if (name === 'USER') state.user = text
  if (name === 'CMD') state.command = parseWords(text)
  if (name === 'HEALTHCHECK') state.healthCheck = parseWords(text.replace(/^CMD /, ''))
  if (name === 'WORKDIR') {
    state.workFolder = expandVariables(text, values)
    mkdirSync(join(state.root, state.workFolder), { recursive: true })
  }
  if (name === 'ENV') {
    for (const [, key = '', value = ''] of text.matchAll(/(\w+)=(\S*)/g))
      state.environment.set(key, expandVariables(value, values))
  }
  if (name === 'RUN') runShell(text, state, values)
}

function declareVariable(
  { text }: Pick<Instruction, 'text'>,
  variables: Map<string, string>,
): void {
  const [, name = '', value = ''] = /^(\w+)(?:=(.*))?$/.exec(text) ?? []
  variables.set(name, expandVariables(value, variables))
}

/** Runs a command of a step; it sees the variables of its stage and none of this process. */
function runShell(
  command: string,
  { root, workFolder }: State,
  values: ReadonlyMap<string, string>,
): void {
  const { status, output } = spawnSync('sh', ['-c', command], {
    cwd: join(root, workFolder),
    encoding: 'utf8',
    env: {
      PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
      HOME: process.env.HOME,
      ...Object.fromEntries(values),
    },
  })
  if (status !== 0) throw new Error(`${command} ended with ${status}:\n${output.join('\n')}`)
}
