// The TypeScript SDK's clients, as mcp_clients.py has Python's: `node mcp_clients.mjs KIND URL TOKEN`, KIND is `ts1`,
// `ts2-legacy` or `ts2-auto`. Prints one JSON document.
const [kind, url, token] = process.argv.slice(2);
const answers = ["accept", "decline"];
const questions = [];
const elicit = async (request) => {
  questions.push(request.params.message);
  const action = answers.shift();
  return action === "accept" ? { action, content: { approve: true } } : { action };
};
const information = { name: "test", version: "1" };
const capabilities = { elicitation: {} };

let client, Transport;
if (kind === "ts1") {
  const { Client } = await import("@modelcontextprotocol/sdk/client/index.js");
  const { ElicitRequestSchema } = await import("@modelcontextprotocol/sdk/types.js");
  ({ StreamableHTTPClientTransport: Transport } = await import("@modelcontextprotocol/sdk/client/streamableHttp.js"));
  client = new Client(information, { capabilities });
  client.setRequestHandler(ElicitRequestSchema, elicit);
} else {
  const { Client, StreamableHTTPClientTransport } = await import("@modelcontextprotocol/client");
  Transport = StreamableHTTPClientTransport;
  client = new Client(information, { capabilities, versionNegotiation: { mode: kind.slice(4) } });
  client.setRequestHandler("elicitation/create", elicit);
}
await client.connect(new Transport(new URL(url), { requestInit: { headers: { Authorization: `Bearer ${token}` } } }));
const tools = (await client.listTools()).tools.map((tool) => tool.name);
const results = [];
for (const [name, given] of [["add", { a: 2, b: 3 }], ["pay", { amount: 5 }], ["pay", { amount: 7 }]]) {
  results.push((await client.callTool({ name, arguments: given })).content.map((each) => each.text));
}
await client.close();
console.log(JSON.stringify({ tools, results, questions }));
