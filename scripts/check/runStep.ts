import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { root } from '../vite/root.ts'
import type { Step } from './steps.ts'

export type StepOutcome = {
  readonly passed: boolean
  readonly seconds: number
  readonly output: string
}

export function runStep({ command: [file, ...parameters] }: Step): Promise<StepOutcome> {
  const start = performance.now()
  return new Promise((done) => {
    const child = spawn(file, parameters, {
      cwd: root,
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env['PATH']}`,
        NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
        REDOCLY_TELEMETRY: 'off',
        REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
      },
    })
    let output = ''
    const appendOutput = (chunk: Buffer) => (output += chunk.toString())
    child.stdout.on('data', appendOutput)
    child.stderr.on('data', appendOutput)
    const finish = (passed: boolean) =>
      done({ passed, seconds: (performance.now() - start) / 1000, output })
    child.on('error', (error) => {
      output += error.message
      finish(false)
    })
    child.on('close', (code) => finish(code === 0))
  })
}
