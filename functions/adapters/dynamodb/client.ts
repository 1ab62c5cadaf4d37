import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb'

/**
 * The SDK's client. It keeps each command's way through the client's parts instead of putting it together for every call:
 * that is a fifth of the time of a call, and much of the garbage that lives long. What is to see calls pass must therefore
 * be added to the client before the first of them.
 */
const clientWith = (config: DynamoDBClientConfig): DynamoDBClient =>
  new DynamoDBClient({ ...config, cacheMiddleware: true })

/** On AWS, or at this endpoint; region and credentials come from the environment. */
export const openClient = (endpoint?: string): DynamoDBClient => clientWith(endpoint ? { endpoint } : {})

/** Of an engine on this machine, which wants a region and credentials but does not look at them. */
export const localClient = (endpoint: string): DynamoDBClient =>
  clientWith({ endpoint, region: 'local', credentials: { accessKeyId: 'local', secretAccessKey: 'local' } })
