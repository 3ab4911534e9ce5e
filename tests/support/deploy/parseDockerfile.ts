export type Instruction = {
  /** such as `COPY` */
  readonly name: string
  readonly flags: ReadonlyMap<string, string>
  /** what follows the flags, on one line */
  readonly text: string
}

export type Stage = {
  readonly name: string
  /** another stage or an image, before its variables are filled in */
  readonly base: string
  readonly instructions: readonly Instruction[]
}

export type Dockerfile = {
  /** the `ARG` instructions before the first stage */
  readonly globals: readonly Instruction[]
  readonly stages: readonly Stage[]
}

/** Parses the instructions that the project's Dockerfile consists of; throws on any other. */
export function parseDockerfile(text: string): Dockerfile {
  const globals: Instruction[] = []
  const stages: (Stage & { readonly instructions: Instruction[] })[] = []
  for (const instruction of readInstructions(text)) {
    const stage = stages.at(-1)
    if (instruction.name === 'FROM') {
      const [base = '', , name = ''] = instruction.text.split(/\s+/)
      stages.push({ name, base, instructions: [] })
    } else if (stage) stage.instructions.push(instruction)
    else globals.push(instruction)
  }
  return { globals, stages }
}

const knownNames = new Set('ARG CMD COPY ENV EXPOSE FROM HEALTHCHECK RUN USER WORKDIR'.split(' '))

function readInstructions(text: string): Instruction[] {
  const lines = text.split('\n').filter((line) => !line.startsWith('#') && line.trim() !== '')
  const joined = lines.join('\n').replaceAll(/\\\n\s*/g, '')
  return joined.split('\n').map((line) => {
    const [name = ''] = line.split(/\s/, 1)
    if (!knownNames.has(name)) throw new Error(`The Dockerfile has an unknown instruction: ${line}`)
    const flags = new Map<string, string>()
    const rest = line.slice(name.length).trim()
    const [leading = ''] = /^(--\S+\s+)*/.exec(rest) ?? []
    for (const [, flag = '', value = ''] of leading.matchAll(/--([\w-]+)=(\S+)/g))
      flags.set(flag, value)
    return { name, flags, text: rest.slice(leading.length) }
  })
}

/** Fills in `$NAME` and `${NAME}`. */
export const expandVariables = (text: string, values: ReadonlyMap<string, string>): string =>
  text.replaceAll(/\$(?:\{(\w+)\}|(\w+))/g, (_, braced, plain) => values.get(braced ?? plain) ?? '')

/** Returns the words of `CMD ["node", "main.js"]`. */
export function parseWords(text: string): string[] {
  const words: unknown = JSON.parse(text)
  if (!Array.isArray(words)) throw new Error(`${text} does not start a program directly`)
  return words.map(String)
}
