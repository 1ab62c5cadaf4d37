export * from '../en/targets'
