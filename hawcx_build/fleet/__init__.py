"""Many builds at once, on Dask distributed: a manifest of uploads in, one record for each of them out.

The engine moves orders and records and nothing else: each upload is built by a job process of its own, confined as any
other, and what an upload does to that process is a verdict on the upload.
"""
