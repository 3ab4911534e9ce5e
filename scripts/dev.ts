import { spawn, type ChildProcess } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { readOptions } from './readOptions.ts'
import { root } from './vite/root.ts'

/** Runs the development server and restarts it when code changes that it can't reload. */
readOptions({})
let child: ChildProcess | undefined
let restartTimer: NodeJS.Timeout | undefined
let isStopping = false

const start = (): void => {
  child = spawn(process.execPath, [join(root, 'scripts/dev/serve.ts')], {
    stdio: 'inherit',
    env: { LOG_LEVEL: 'warn', ...process.env },
  })
  const started = child
  child.once('exit', () => {
    if (child === started) child = undefined
  })
}

const restart = (name: string): void => {
  clearTimeout(restartTimer)
  restartTimer = setTimeout(() => {
    console.log(`${name} changed: restarting the server`)
    if (!child) return start()
    // Another save while the server stops: the restart that is already pending covers it.
    if (isStopping) return
    isStopping = true
    child.once('exit', () => {
      isStopping = false
      start()
    })
    child.kill('SIGTERM')
  }, 100)
}

for (const folder of ['src/server', 'src/domain', 'src/resource', 'schemas/shared', 'brands']) {
  watch(join(root, folder), { recursive: true }, (_, name) => {
    if (name?.endsWith('.ts')) restart(`${folder}/${name}`)
  })
}
/**
 * A running server reloads declarations itself; one that failed to start waits for the next save.
 */
watch(join(root, 'schemas'), (_, name) => {
  if (name?.endsWith('.ts') && !child) restart(`schemas/${name}`)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    clearTimeout(restartTimer)
    if (!child) process.exit(0)
    child.once('exit', () => process.exit(0))
    child.kill(signal)
  })
}
start()
